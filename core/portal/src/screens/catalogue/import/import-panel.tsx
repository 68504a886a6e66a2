import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cataloguePath } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon, plainIconStyle } from '../../../shared/ui/icon.tsx';
import { Message } from '../../../shared/ui/message.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { Formats } from './formats.tsx';
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

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    px: 'panel',
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
