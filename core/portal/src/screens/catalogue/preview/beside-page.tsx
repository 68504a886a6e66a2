import { chakra } from '@chakra-ui/react';
import { ApiError, previewDraft } from '@jeweler/core/api';
import { hasPreview, type RecordKind } from '@jeweler/core/schemas';
import { atom, useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { useOpenOutside } from '../../../shared/host/use-open-outside.ts';
import { useHost } from '../../../shared/portal.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { fieldEntries } from '../editor/field-table.ts';
import { type Texts, toChanges, toValues } from '../editor/texts.ts';
import { PageFrame } from './page-frame.tsx';

/** Whether the page is shown beside the editor; in this window, until it is closed. */
const previewShownAtom = atom(false);

interface PreviewProps {
  kind: RecordKind;
  id: number | 'new';
  /** What stands in the form. */
  texts: Texts;
}

/** Whether the page is shown in this window; a console opens it outside. */
export const usePreviewShown = (): boolean => {
  const { openOutside } = useHost();
  return useAtomValue(previewShownAtom) && openOutside === undefined;
};

/** An editor, and if wanted the page that it makes: beside it in a wide window, in its place in a narrow one. */
export const BesidePage = ({ children, ...form }: PreviewProps & { children: ReactNode }) => {
  const isShown = usePreviewShown();
  if (!hasPreview(form.kind)) return children;
  return (
    <>
      <chakra.div display="flex" px="panel" paddingTop="4">
        <PreviewSwitch {...form} />
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          xl: isShown ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        <chakra.div minWidth="0" display={{ base: isShown ? 'none' : 'block', xl: 'block' }}>
          {children}
        </chakra.div>
        {isShown ? <PreviewPane {...form} /> : null}
      </chakra.div>
    </>
  );
};

/** Shows the page beside the editor; where no page of the server may be shown in the window, in the browser. */
const PreviewSwitch = ({ kind, id, texts }: PreviewProps) => {
  const openOutside = useOpenOutside();
  const { notify } = useHost();
  const { http } = useSession();
  const [isShown, show] = useAtom(previewShownAtom);
  const open = async () => {
    try {
      const { url } = await previewDraft(http, kind, id, typedChanges(kind, texts));
      await openOutside?.(url);
    } catch (error) {
      notify({ tone: 'error', title: 'There is no page yet', text: lacksIn(error).join(' ') });
    }
  };
  if (openOutside) return <Button onClick={() => void open()}>Page as typed</Button>;
  return (
    <Button aria-pressed={isShown} onClick={() => show(!isShown)}>
      {isShown ? 'Hide the page' : 'Show the page'}
    </Button>
  );
};

/** Of their windows, in pixels. */
const widths = [
  { value: 375, label: 'Phone' },
  { value: 1280, label: 'Desktop' },
] as const;

/** The page as visitors would see it, with what stands in the form. */
const PreviewPane = ({ kind, id, texts }: PreviewProps) => {
  const { address, lacks } = useDraftPreview(kind, id, texts);
  const [width, setWidth] = useState<number>(widths[0].value);
  return (
    <chakra.section
      aria-label="Page as typed"
      display="grid"
      alignContent="start"
      gap="3"
      minWidth="0"
      padding="panel"
      position={{ xl: 'sticky' }}
      top="calc(var(--nav-height) + 4.5rem)"
      borderLeft={{ xl: 'rule' }}
    >
      <Flow alignItems="end" justifyContent="space-between">
        <RadioGroup label="Shown on" value={width} options={widths} onChange={setWidth} />
        {address === undefined ? null : (
          <ButtonLink href={address} target="_blank" rel="noreferrer">
            Open in full
          </ButtonLink>
        )}
      </Flow>
      {lacks.length === 0 ? null : (
        <Quiet role="status">{`The page is not complete yet. ${lacks.join(' ')}`}</Quiet>
      )}
      {address === undefined ? null : <PageFrame address={address} width={width} title="Page as typed" />}
    </chakra.section>
  );
};

/** From the last key to the page: with the time it takes, within two seconds. */
const REST_MS = 800;

interface DraftPreview {
  /** Root-relative; another one for each state of the form. Undefined until there is a page. */
  readonly address?: string | undefined;
  /** What the page cannot do without, or why it is not there. */
  readonly lacks: readonly string[];
}

/** The whole form, as the server is told of it. */
const typedChanges = (kind: RecordKind, texts: Texts) =>
  toChanges(
    kind,
    toValues(kind, texts),
    fieldEntries(kind).map(({ name }) => name),
  );

const lacksIn = (error: unknown): readonly string[] => {
  const sentences = error instanceof ApiError ? Object.values(error.fields) : [];
  return sentences.length > 0 ? sentences : [errorMessage(error)];
};

/** The page of a form, which follows what is typed. */
const useDraftPreview = (kind: RecordKind, id: number | 'new', texts: Texts): DraftPreview => {
  const { http } = useSession();
  const [preview, setPreview] = useState<DraftPreview>({ lacks: [] });
  const json = JSON.stringify(texts);
  const ask = useEffectEvent(async (isCurrent: () => boolean, step: number) => {
    try {
      const { url } = await previewDraft(http, kind, id, typedChanges(kind, texts));
      if (isCurrent()) setPreview({ address: `${url}?${step}`, lacks: [] });
    } catch (error) {
      // The last page stays.
      if (isCurrent()) setPreview(({ address }) => ({ address, lacks: lacksIn(error) }));
    }
  });
  const isShown = preview.address !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the form asks again, the first page comes at once
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void ask(() => isCurrent, Date.now()), isShown ? REST_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [json, kind, id]);
  return preview;
};
