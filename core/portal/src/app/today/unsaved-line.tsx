import { type AdminClient, getRecord, getSubmission, getUnsaved } from '@jeweler/core/api';
import {
  isSingle,
  nameFields,
  noteForm,
  RECORD_FORMS,
  type RecordDraft,
  type RecordKind,
  recordKinds,
  replyForm,
} from '@jeweler/core/schemas';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { kindLabels } from '../../screens/catalogue/index.ts';
import { cataloguePath, portalPaths, requestPath } from '../../shared/paths.ts';
import { queryAtom } from '../../shared/query-atom.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { unsavedKey } from '../../shared/unsaved/use-unsaved-form.ts';
import { getSender } from '../../submissions/labels.ts';

/** Where a text was typed. */
interface Place {
  readonly label: string;
  readonly to: string;
}

const ofSettings: Readonly<Record<string, Place>> = {
  'opening-hours': { label: 'the opening hours', to: `${portalPaths.settings}#hours` },
  'settings-hold': { label: 'the requested times', to: `${portalPaths.settings}#hold` },
  'settings-rules': { label: 'the limits', to: `${portalPaths.settings}#rules` },
};

/** The record that a form of the catalogue is about: 'catalogue-site-pictures-12'. */
const recordOf = (form: string): { kind: RecordKind; id: number | 'new' } | undefined => {
  const [, name, id] = /^(.+)-(\d+|new)$/.exec(form.slice(RECORD_FORMS.length)) ?? [];
  const kind = recordKinds.find((each) => each === name);
  return kind && { kind, id: id === 'new' ? id : Number(id) };
};

/** What a form is called; undefined if there is no such form, or no longer what it was about. */
const findPlace = async (
  http: AdminClient,
  form: string,
  { changes }: RecordDraft,
): Promise<Place | undefined> => {
  for (const [prefix, what] of [
    [replyForm(''), 'the reply to'],
    [noteForm(''), 'a note on'],
  ] as const) {
    if (!form.startsWith(prefix)) continue;
    const record = await getSubmission(http, form.slice(prefix.length));
    return { label: `${what} ${getSender(record)}`, to: requestPath(record.reference) };
  }
  const record = form.startsWith(RECORD_FORMS) ? recordOf(form) : undefined;
  if (!record) return ofSettings[form];
  const { kind, id } = record;
  const to = cataloguePath(kind, id);
  const fields: Readonly<Record<string, unknown>> =
    id === 'new' ? changes : (await getRecord(http, kind, id)).fields;
  const name = fields[nameFields[kind]];
  const label = kindLabels[kind].one;
  if (isSingle(kind)) return { label, to };
  return {
    label:
      typeof name === 'string'
        ? `${label} “${name}”`
        : `${id === 'new' ? 'a new ' : ''}${label.toLowerCase()}`,
    to,
  };
};

const placesAtom = queryAtom((http) => ({
  queryKey: [...unsavedKey, 'places'],
  queryFn: async () => {
    const { forms } = await getUnsaved(http);
    const found = Object.entries(forms)
      .sort(([, one], [, other]) => (one.savedAt > other.savedAt ? -1 : 1))
      .map(([form, draft]) => findPlace(http, form, draft).catch(() => undefined));
    return (await Promise.all(found)).filter((place) => place !== undefined);
  },
}));

/** The forms in which the signed-in person has typed and not saved, the latest first. */
export const useUnsaved = () => useAtomValue(placesAtom);

/** Leads to what was typed and not saved, whenever and on whichever computer. */
export const UnsavedLine = () => {
  const places = useUnsaved().data ?? [];
  if (places.length === 0) return null;
  return (
    <Panel aria-label="Unsaved text" display="flex" gap="3" px="panel" py="4">
      <Icon name="info" color="admin.info" marginTop="1px" />
      <p>
        {'You have unsaved text in '}
        {places.map(({ label, to }, position) => (
          <Fragment key={label + to}>
            {position === 0 ? '' : ', '}
            <TextLink to={to}>
              <bdi>{label}</bdi>
            </TextLink>
          </Fragment>
        ))}
        .
      </p>
    </Panel>
  );
};
