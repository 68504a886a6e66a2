import { chakra } from '@chakra-ui/react';
import { formatPhone, phoneLink } from '@jeweler/core/format';
import { useState } from 'react';
import { useHost } from '../../shared/portal.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { textLinkStyle } from '../../shared/ui/text-link.tsx';

const TelLink = chakra('a', { base: { ...textLinkStyle, minHeight: 'target', alignContent: 'center' } });

/** A number to dial, or to copy into a telephone that is not this computer's. */
export const PhoneNumber = ({ phone: typed }: { phone: string }) => {
  const phone = formatPhone(typed);
  const { openOutside, copyText } = useHost();
  const [isCopied, setCopied] = useState(false);
  const address = phoneLink(phone);
  const copy = () =>
    copyText(phone).then(
      () => setCopied(true),
      // It can still be selected.
      () => undefined,
    );
  return (
    <chakra.span display="inline-flex" alignItems="center" columnGap="1" fontVariantNumeric="tabular-nums">
      {address === undefined ? (
        <bdi>{phone}</bdi>
      ) : (
        <TelLink
          href={address}
          onClick={(event) => {
            if (!openOutside) return;
            event.preventDefault();
            void openOutside(address).catch(() => undefined);
          }}
        >
          <bdi>{phone}</bdi>
        </TelLink>
      )}
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={isCopied ? `${phone} is copied` : `Copy ${phone}`}
        onClick={() => void copy()}
      />
    </chakra.span>
  );
};
