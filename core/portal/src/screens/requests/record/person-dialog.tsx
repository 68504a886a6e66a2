import { chakra } from '@chakra-ui/react';
import { getPersonData } from '@jeweler/core/api';
import { shop } from '@jeweler/core/business';
import { capitalized } from '@jeweler/core/format';
import {
  formField,
  type Person,
  type SubmissionKind,
  submissionDefinitions,
} from '@jeweler/core/submissions';
import { errorMessage } from '../../../shared/errors.ts';
import { longTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PanelBody } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { usePortalQuery } from '../../../shared/use-query.ts';
import { Photo } from '../../../submissions/record/photos/photo.tsx';

export interface ShownPerson {
  /** The email address or phone number. */
  readonly label: string;
  readonly person: Person;
}

const Sheet = chakra(PanelBody, {
  base: {
    '& h3': { fontWeight: 'strong', marginTop: '3' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 4fr)',
      columnGap: '4',
      rowGap: '1',
    },
    // On a phone there is no room for a third column.
    '@media screen and (max-width: 30rem)': { '& dl dl': { display: 'block' } },
    '& dl + dl': { marginTop: '1' },
    '& dt': { color: 'admin.quiet' },
    '& dd': { gridColumn: '2', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

/** All that is stored about a person. */
export const usePersonData = (person: Person) => {
  // It does not stay in the cache when the dialog closes.
  const options = { gcTime: 0 };
  const { data, error } = usePortalQuery(['person', person], (http) => getPersonData(http, person), options);
  return { data, failure: error ? errorMessage(error) : undefined };
};

/** All that is stored about a person, to be read and printed for them. */
export const PersonDialog = ({ person, label, onClose }: ShownPerson & { onClose: () => void }) => {
  const { data, failure } = usePersonData(person);
  return (
    <DialogFrame
      title={`What ${shop.name} stores about ${label}`}
      narrow
      onClose={onClose}
      actions={
        <Button variant="bare" aria-disabled={!data} onClick={() => data && window.print()}>
          <Icon name="print" />
          Print
        </Button>
      }
    >
      <Sheet data-printed="">
        {failure === undefined ? null : <Message status="error">{failure}</Message>}
        <p role="status">{data ? `As of ${longTime(data.exportedAt)}.` : 'Looking up what is stored...'}</p>
        {data?.newsletter ? (
          <>
            <h3>Newsletter</h3>
            <Values of={data.newsletter} />
          </>
        ) : null}
        {data?.submissions.map(({ reference, kind, sent, photos, ...stored }) => (
          <section key={reference}>
            <h3>{`${submissionDefinitions[kind].label.one} ${reference}`}</h3>
            <Values of={sent} kind={kind} />
            <Values of={stored} />
            {photos.map(({ id }, index) => (
              <Photo
                key={id}
                reference={reference}
                id={id}
                alt={`Photo ${index + 1} of ${photos.length}`}
                style={{ maxHeight: '20rem', marginBlockStart: '.5rem' }}
              />
            ))}
          </section>
        ))}
      </Sheet>
    </DialogFrame>
  );
};

/** What the shop calls it; else the words of its name. */
const names: Readonly<Record<string, string>> = { address: 'Internet address', userAgent: 'Browser' };
const toWords = (key: string): string =>
  capitalized(key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const toText = (value: unknown): string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? longTime(value) : String(value);

/** Whatever is stored: a field that is added to it is here without another word. `kind`: what was sent by its form. */
const Values = ({ of, kind }: { of: object; kind?: SubmissionKind }) => (
  <dl>
    {Object.entries(of).map(([key, value]: [string, unknown]) => {
      if (value === null || (Array.isArray(value) && value.length === 0)) return null;
      const field = kind && formField(kind, key);
      return (
        <chakra.div key={key} display="contents">
          <dt>{field?.label ?? names[key] ?? toWords(key)}</dt>
          {[value].flat().map((each: unknown, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the data does not change
            <dd key={index} dir="auto">
              {typeof each === 'object' && each !== null ? (
                <Values of={each} />
              ) : (
                (field?.format?.(String(each)) ?? toText(each))
              )}
            </dd>
          ))}
        </chakra.div>
      );
    })}
  </dl>
);
