import { PORTAL_TITLE, SignInLayout, SignInPicture } from '@jeweler/portal';
import { ShopMark } from '@jeweler/portal/ui';
import { useEffect } from 'react';
import type { ShopConsole } from '../../shared/ipc-contract.ts';
import { AddressForm } from './address-form.tsx';

interface AddressScreenProps {
  bridge: ShopConsole;
  /** The address as last typed. */
  address: string;
  onConnected: (server: string, typed: string) => void;
  /** Undefined on the first start, when there is nothing to return to. */
  onCancel: (() => void) | undefined;
}

/** Asks for the address of the shop's server: on the first start, and on request of the menu. */
export const AddressScreen = ({ bridge, address, onConnected, onCancel }: AddressScreenProps) => {
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
      title={onCancel ? 'Server address' : PORTAL_TITLE}
      lead={
        onCancel
          ? 'The console is connected to this server. Connecting to another one signs you out here.'
          : 'Which server should this console use? Whoever looks after the website knows its address.'
      }
    >
      <AddressForm bridge={bridge} address={address} onConnected={onConnected} onCancel={onCancel} />
    </SignInLayout>
  );
};
