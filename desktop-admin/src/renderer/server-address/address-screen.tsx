import { PORTAL_TITLE, SignInLayout, SignInPicture } from '@jeweler/portal';
import { ShopMark } from '@jeweler/portal/ui';
import { useEffect } from 'react';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

/** Asks for the address of the shop's server: on the first start, and on request of the menu. */
export const AddressScreen = (props: AddressFormProps) => {
  useEffect(() => {
    document.title = `Server address · ${PORTAL_TITLE}`;
  }, []);
  return (
    <SignInLayout
      picture={
        // Pictures come from the server, which may not be configured yet.
        <SignInPicture display="grid" placeItems="center">
          <ShopMark
            height="38%"
            width="auto"
            color="gold.300"
            css={{ '& path': { vectorEffect: 'non-scaling-stroke', strokeWidth: '2px' } }}
          />
        </SignInPicture>
      }
      title={props.onCancel ? 'Server address' : PORTAL_TITLE}
      lead={
        props.onCancel
          ? 'The console is connected to this server. Connecting to another one signs you out here, and cancels uploads that are not complete.'
          : 'Which server should this console use? Whoever looks after the website knows its address.'
      }
    >
      <AddressForm {...props} />
    </SignInLayout>
  );
};
