import { chakra } from '@chakra-ui/react';
import { capitalized, formatDay, formatPhone, formatTimes } from '@jeweler/core/format';
import { formField, type SubmissionRecord } from '@jeweler/core/submissions';
import { cataloguePath } from '../shared/paths.ts';
import { longTime } from '../shared/times.ts';
import { TextLink } from '../shared/ui/text-link.tsx';
import { markLabels } from './labels.ts';
import { PhotoStrip } from './record/photos/photo-strip.tsx';

const DefinitionList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '1',
    // Large text on a phone: each value below its name.
    '@container (max-width: 12rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dt': { color: 'admin.quiet' },
    '& dd': { textAlign: 'left', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

/** The page of a form in words: '/rings/oval-halo' is 'Rings, Oval halo'. */
const pageTitle = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const parts = path.split('/').filter(Boolean);
  return parts.length === 0 ? 'Home' : parts.map((part) => capitalized(part.replaceAll('-', ' '))).join(', ');
};

/** Everything that was submitted, and from where. */
export const SubmissionDetails = ({ record }: { record: SubmissionRecord }) => {
  const { kind, details, receivedAt, page, marks, appointment } = record;
  const pieceId = details.find(({ field }) => field === 'pieceId')?.value;
  const shownDetails = details.filter(({ field }) => field !== 'pieceId');
  /** What is shown otherwise than it was sent: an appointment may have been moved, or take longer. */
  const own: Readonly<Record<string, (sent: string) => string | undefined>> = {
    phone: formatPhone,
    appointmentDate: () => (appointment ? formatDay(appointment.day) : undefined),
    appointmentTime: () => (appointment ? formatTimes(appointment) : undefined),
  };
  const fields = shownDetails.map(({ field, value }) => {
    const { label = field, isLong = false, format } = formField(kind, field) ?? {};
    return { field, label, isLong, value: own[field]?.(value) ?? format?.(value) ?? value };
  });
  return (
    <chakra.div display="grid" gap="5" px="panel" py="5" containerType="inline-size">
      {fields
        .filter(({ isLong }) => isLong)
        .map(({ field, value }) => (
          <chakra.blockquote
            key={field}
            dir="auto"
            paddingInlineStart="4"
            borderInlineStart="2px solid"
            borderColor="admin.accent"
            maxWidth="42rem"
            fontSize="body"
            lineHeight="1.6"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {value}
          </chakra.blockquote>
        ))}
      <PhotoStrip record={record} />
      <DefinitionList>
        {fields
          .filter(({ isLong }) => !isLong)
          .map(({ field, label, value }) => (
            <chakra.div key={field} display="contents">
              <dt>{label}</dt>
              <dd dir="auto">
                {field === 'piece' && pieceId ? (
                  <TextLink to={cataloguePath('products', Number(pieceId))}>{value}</TextLink>
                ) : (
                  value
                )}
              </dd>
            </chakra.div>
          ))}
        <dt>Received</dt>
        <dd>{longTime(receivedAt)}</dd>
        {page === null ? null : (
          <>
            <dt>Page</dt>
            <dd title={page}>{pageTitle(page)}</dd>
          </>
        )}
        {marks.length === 0 ? null : (
          <>
            <dt>Note</dt>
            <dd>{marks.map((mark) => markLabels[mark]).join('. ')}</dd>
          </>
        )}
      </DefinitionList>
    </chakra.div>
  );
};
