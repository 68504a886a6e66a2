import { chakra } from '@chakra-ui/react';
import { requestCatalogueFile } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import type { ImportFormat } from '@jeweler/core/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cataloguePath } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Icon, plainIconStyle } from '../../../shared/ui/icon.tsx';
import { PanelBody } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { Panel, PanelHead, PanelTitle } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { ImportPlanView } from './import-plan-view.tsx';
import { useImport } from './use-import.ts';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

/**
 * Takes a file that is dropped anywhere in the window: beside an area made for it, the browser would leave the
 * portal and open it. The result says whether one is dragged over the window.
 */
const useDroppedFile = (onFile: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Null outside the window; otherwise only another element is entered.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    const end = new AbortController();
    window.addEventListener('dragover', over, end);
    window.addEventListener('dragleave', leave, end);
    window.addEventListener('drop', drop, end);
    return () => end.abort();
  }, []);
  return isOver;
};

const Body = chakra(PanelBody, {
  base: {
    py: '5',
    '&[data-over]': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '-2px' },
  },
});

/** Where a file is dropped, and the button that chooses one. */
const Area = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3',
    minHeight: '12rem',
    p: '5',
    border: '1px dashed',
    borderColor: 'admin.control',
    textAlign: 'center',
    '& .icon': { width: '2rem', height: '2rem', color: 'admin.quiet', ...plainIconStyle },
    '&[data-over]': { borderStyle: 'solid', borderColor: 'admin.accent', bg: 'admin.sunken' },
  },
});

/** Files of the catalogue: one is chosen, shown as what it would change, and applied or not; others are saved. */
export const ImportPanel = () => {
  const { step, busy, look, apply, restart } = useImport();
  const failure = 'failure' in step ? step.failure : undefined;
  const isOver = useDroppedFile((file) => void look(file));
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <Panel>
      <PanelHead>
        <ScreenTitle>Import or export</ScreenTitle>
        <TextLink to={cataloguePath('products')}>Back to the catalogue</TextLink>
      </PanelHead>
      <Body data-over={(isOver && step.name !== 'choose') || undefined}>
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void look(file);
            // The same file can be chosen again after it has been corrected.
            currentTarget.value = '';
          }}
        />
        {failure === undefined ? null : (
          <Message status="error" role="alert">
            {failure}
          </Message>
        )}
        {step.name === 'shown' ? (
          <ImportPlanView {...{ step, busy, choose, restart }} onApply={() => void apply(step)} />
        ) : (
          <>
            <Area data-over={isOver || undefined} aria-busy={step.name === 'reading'}>
              <Icon name="upload" />
              <chakra.p role="status" overflowWrap="anywhere">
                {step.name === 'reading'
                  ? `Comparing ${step.file.name} with the catalogue…`
                  : isOver
                    ? 'Drop the file to see what it would change.'
                    : 'Drop a .csv or .json file here. You see what it would change before anything is changed.'}
              </chakra.p>
              <Button
                variant="solid"
                aria-disabled={step.name === 'reading'}
                onClick={() => {
                  if (step.name !== 'reading') choose();
                }}
              >
                Choose a file…
              </Button>
            </Area>
            <Formats />
          </>
        )}
      </Body>
    </Panel>
  );
};

/** What each kind of file is for, what an import of it does, and how it is saved. */
const formats: Readonly<
  Record<ImportFormat, { title: string; save: string; fileName: string; rules: readonly string[] }>
> = {
  csv: {
    title: 'CSV: the pieces as a table',
    save: 'Save all pieces as CSV',
    fileName: 'pieces',
    rules: [
      'For a spreadsheet: one line for each piece, drafts and hidden ones too.',
      'The address identifies the piece. A new address creates a new piece.',
      'A missing column leaves its field unchanged; an empty cell clears it.',
      'Pieces that are not in the file stay as they are.',
    ],
  },
  json: {
    title: 'JSON: the whole website',
    save: 'Save the catalogue as JSON',
    fileName: 'catalogue',
    rules: [
      'Pieces, collections, categories and announcements that visitors see, in their order.',
      'The file becomes what visitors see: what it leaves out is deleted, and can be restored for 30 days.',
      'Drafts and hidden pieces that it leaves out stay.',
      'Also what you have changed of the shop’s own: prices of services, testimonials, questions, pictures of the pages, the wheel. What it leaves out of these stays.',
    ],
  },
};

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', paddingLeft: '1.1em', color: 'admin.quiet', listStyleType: 'disc' },
});

/** The two kinds of files, side by side. */
const Formats = () => (
  <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
    {(['csv', 'json'] as const).map((format) => {
      const { title, save, fileName, rules } = formats[format];
      return (
        <chakra.section key={format} display="grid" gap="3" alignContent="start" aria-label={title}>
          <PanelTitle>{title}</PanelTitle>
          <List>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </List>
          <FileButton
            justifySelf="start"
            name={() => `${fileName}-${shopDay(new Date())}.${format}`}
            prepare={(http) => requestCatalogueFile(http, { format })}
          >
            {save}
          </FileButton>
        </chakra.section>
      );
    })}
  </chakra.div>
);
