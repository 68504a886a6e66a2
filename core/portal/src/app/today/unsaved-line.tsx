import { type AdminClient, getRecord, getSubmission, getUnsaved } from '@jeweler/core/api';
import { isSingle, nameFields, type RecordDraft, recordKinds } from '@jeweler/core/schemas';
import { Fragment } from 'react';
import { kindLabels } from '../../screens/catalogue/index.ts';
import { cataloguePath, portalPaths, requestPath } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { unsavedKey } from '../../shared/unsaved/use-unsaved-form.ts';
import { usePortalQuery } from '../../shared/use-query.ts';
import { getSender } from '../../submissions/labels.ts';

/** Where a text was typed. */
interface Place {
  readonly label: string;
  readonly to: string;
}

const ofSettings: Readonly<Record<string, Place>> = {
  'opening-hours': { label: 'the opening hours', to: `${portalPaths.settings}#hours` },
  'settings-hold': { label: 'the requested times', to: `${portalPaths.settings}#hold` },
  'settings-emails': { label: 'the emails to the shop', to: `${portalPaths.settings}#shop-emails` },
  'settings-second-factor': { label: 'the second factor', to: `${portalPaths.settings}#people` },
  'settings-rules': { label: 'the limits', to: `${portalPaths.settings}#rules` },
};

/** What a form is called; undefined if there is no such form, or no longer what it was about. */
const findPlace = async (
  http: AdminClient,
  form: string,
  { changes }: RecordDraft,
): Promise<Place | undefined> => {
  const [, what, reference] = /^(reply|note)-(.+)$/.exec(form) ?? [];
  if (reference) {
    const sender = getSender(await getSubmission(http, reference));
    return {
      label: `${what === 'reply' ? 'the reply to' : 'a note on'} ${sender}`,
      to: requestPath(reference),
    };
  }
  const [, name, id] = /^catalogue-(.+)-(\d+|new)$/.exec(form) ?? [];
  const kind = recordKinds.find((each) => each === name);
  if (!kind || !id) return ofSettings[form];
  const { one } = kindLabels[kind];
  if (isSingle(kind)) return { label: one, to: cataloguePath(kind) };
  if (id === 'new') return { label: `a new ${one.toLowerCase()}`, to: cataloguePath(kind, id) };
  const { fields } = await getRecord(http, kind, Number(id));
  const title = fields[nameFields[kind] as keyof typeof fields] ?? changes[nameFields[kind]];
  return { label: `${one} “${title}”`, to: cataloguePath(kind, Number(id)) };
};

/** The forms in which the signed-in person has typed and not saved, the latest first. */
export const useUnsaved = () =>
  usePortalQuery([...unsavedKey, 'places'], async (http) => {
    const { forms } = await getUnsaved(http);
    const found = Object.entries(forms)
      .sort(([, one], [, other]) => (one.savedAt > other.savedAt ? -1 : 1))
      .map(([form, draft]) => findPlace(http, form, draft).catch(() => undefined));
    return (await Promise.all(found)).filter((place) => place !== undefined);
  });

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
