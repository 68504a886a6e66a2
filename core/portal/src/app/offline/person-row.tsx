import { chakra } from '@chakra-ui/react';
import { formatPhone, phoneLink } from '@jeweler/core/format';
import type { SubmissionItem } from '@jeweler/core/submissions';
import { useCopyText } from '../../shared/host/use-copy-text.ts';
import { useHost } from '../../shared/portal.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { textLinkStyle } from '../../shared/ui/text-link.tsx';
import { getSender } from '../../submissions/labels.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr) fit-content(45%)' },
    columnGap: '3',
    alignItems: 'start',
    px: 'panel',
    py: '3',
    borderTop: 'rule',
    overflowWrap: 'anywhere',
    // Its buttons are higher than a line; its text stands on the line of the others.
    '& > :last-child': { gridColumn: { base: '2', sm: '3' }, marginTop: { sm: '-.625rem' } },
  },
});

const TelLink = chakra('a', { base: { ...textLinkStyle, minHeight: 'target', alignContent: 'center' } });

interface PersonRowProps {
  item: SubmissionItem;
  time: string;
  /** What they come or wait for; empty ones are left out. */
  facts: readonly string[];
  /** In their own words. */
  words?: string;
}

/** One person, what it is about, and how to reach them. */
export const PersonRow = ({ item, time, facts, words = '' }: PersonRowProps) => (
  <Row>
    <chakra.span fontVariantNumeric="tabular-nums">{time}</chakra.span>
    <span>
      <chakra.strong display="block" fontWeight="strong">
        <bdi>{getSender(item)}</bdi>
      </chakra.strong>
      <chakra.span display="block" color="admin.quiet" fontSize="small">
        {facts.filter(Boolean).join(', ')}
      </chakra.span>
      {words === '' ? null : (
        <chakra.span display="block" dir="auto" fontSize="small">
          {words}
        </chakra.span>
      )}
    </span>
    <span>{item.phone === null ? <bdi>{item.email}</bdi> : <PhoneNumber phone={item.phone} />}</span>
  </Row>
);

/** A number to dial, or to copy into a telephone that is not this computer's. */
const PhoneNumber = ({ phone: typed }: { phone: string }) => {
  const phone = formatPhone(typed);
  const { openOutside } = useHost();
  const address = phoneLink(phone);
  const copy = useCopyText('The number is on the clipboard.', 'Select the number and copy it by hand.');
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
      <IconButton icon="copy" label={`Copy ${phone}`} onClick={() => void copy(phone)} />
    </chakra.span>
  );
};
