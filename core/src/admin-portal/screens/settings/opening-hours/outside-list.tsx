import { chakra } from '@chakra-ui/react';
import type { AgendaItem } from '../../../../submissions/index.ts';
import { requestPath } from '../../../shared/paths.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { getSender, statusLabels } from '../../../submissions/labels.ts';
import { spokenAppointment } from '../../../submissions/times.ts';

/** Lists the bookings outside the new hours, which are left unchanged. Undefined: nothing was saved. */
export const OutsideList = ({ items }: { items: readonly AgendaItem[] | undefined }) => (
  // The live region has to exist before its text does, or screen readers do not announce it.
  <chakra.div role="status" display="grid" gap="3" css={{ '&:empty': { display: 'none' } }}>
    {items === undefined ? null : (
      <chakra.p display="flex" gap="3">
        <Icon
          name={items.length === 0 ? 'check' : 'warning'}
          color={items.length === 0 ? 'admin.success' : 'admin.warning'}
          marginTop="1px"
        />
        <span>
          {items.length === 0
            ? 'Saved.'
            : `Saved. ${items.length === 1 ? 'One appointment is' : `${items.length} appointments are`} outside these hours. No appointment was changed: please move or cancel as needed.`}
        </span>
      </chakra.p>
    )}
    {items?.length ? (
      <chakra.ul listStyle="none" display="grid" gap="2" paddingLeft="8">
        {items.map((item) => (
          <li key={item.reference}>
            <TextLink to={requestPath(item.reference)}>
              <bdi>{getSender(item)}</bdi>, <span>{spokenAppointment(item.appointment)}</span>
            </TextLink>{' '}
            <chakra.span color="admin.quiet" fontSize="small">
              {statusLabels[item.status]}
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    ) : null}
  </chakra.div>
);
