import { chakra } from '@chakra-ui/react';
import { formatAppointment } from '@jeweler/core/format';
import type { AgendaItem } from '@jeweler/core/submissions';
import { requestPath } from '../../shared/paths.ts';
import { Quiet } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { getSender, statusLabels } from '../labels.ts';

/** Appointments with links to their records. */
export const OutsideItems = ({ items }: { items: readonly AgendaItem[] }) => (
  <chakra.ul display="grid" gap="2" paddingLeft="8">
    {items.map((item) => (
      <li key={item.reference}>
        <TextLink to={requestPath(item.reference)}>
          <bdi>{getSender(item)}</bdi>, <span>{formatAppointment(item.appointment)}</span>
        </TextLink>{' '}
        <Quiet as="span">{statusLabels[item.status]}</Quiet>
      </li>
    ))}
  </chakra.ul>
);

/** Lists the bookings outside the new hours, which are left unchanged. Undefined: nothing was saved. */
export const OutsideList = ({ items }: { items: readonly AgendaItem[] | undefined }) => (
  // The live region has to exist before its text does, or screen readers do not announce it.
  <chakra.div role="status" display="grid" gap="3">
    {items === undefined ? null : (
      <Message status={items.length === 0 ? 'success' : 'warning'}>
        {items.length === 0
          ? 'Saved.'
          : `Saved. ${items.length === 1 ? 'One appointment is' : `${items.length} appointments are`} outside these hours. No appointment was changed: please move or cancel as needed.`}
      </Message>
    )}
    {items?.length ? <OutsideItems items={items} /> : null}
  </chakra.div>
);
