import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useHost } from '../portal.ts';
import { IconButton } from './button.tsx';
import type { MenuChoice } from './opened-menu.tsx';

const FAILURE_NOTICE = 'menu';

export type { MenuChoice };

/**
 * Runs the commands of a menu once it has closed and returned the focus to its button: what they open or lead to
 * takes the focus then. `onExitComplete` is for the menu's root.
 */
export const useAfterClosing = (choices: readonly MenuChoice[]) => {
  const chosen = useRef<() => void>(undefined);
  return {
    choices: choices.map((choice) => ({
      ...choice,
      choose: () => {
        chosen.current = choice.choose;
      },
    })),
    onExitComplete: () => {
      chosen.current?.();
      chosen.current = undefined;
    },
  };
};

const loadMenu = () => import('./opened-menu.tsx');
const preload = () => void loadMenu().catch(() => undefined);

interface ChoicesMenuProps {
  choices: readonly MenuChoice[];
  /** The button that opens it. */
  children: ReactElement;
  onExitComplete?: () => void;
}

/** A button with its menu, below the button's end. The code of menus is loaded when one is about to be opened. */
export const ChoicesMenu = ({ choices, children, onExitComplete }: ChoicesMenuProps) => {
  const { notify, hideNotice } = useHost();
  const id = useId();
  const ids = { trigger: id, content: `${id}-menu` };
  const [Opened, setOpened] = useState<Awaited<ReturnType<typeof loadMenu>>['OpenedMenu']>();
  const [opening, setOpening] = useState({ isOpen: false, times: 0, highlighted: '' });
  const close = () => setOpening((last) => ({ ...last, isOpen: false }));

  const open = async (highlighted: MenuChoice | undefined) => {
    try {
      const { OpenedMenu } = await loadMenu();
      hideNotice(FAILURE_NOTICE);
      setOpened(() => OpenedMenu);
      setOpening(({ times }) => ({ isOpen: true, times: times + 1, highlighted: highlighted?.label ?? '' }));
    } catch {
      notify({
        id: FAILURE_NOTICE,
        tone: 'error',
        title: 'The menu could not be opened',
        text: 'The server may be down, or the portal has just been updated. Try again, or reload the page.',
      });
    }
  };
  const isEnabled = ({ disabled = false }: MenuChoice) => !disabled;
  const onClick = (event: MouseEvent) => {
    if (opening.isOpen) return close();
    // Without a pointer, by Enter or Space.
    void open(event.detail === 0 ? choices.find(isEnabled) : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open(event.key === 'ArrowDown' ? choices.find(isEnabled) : choices.findLast(isEnabled));
  };
  return (
    <>
      <chakra.button
        asChild
        id={id}
        aria-haspopup="menu"
        aria-expanded={opening.isOpen}
        aria-controls={opening.isOpen ? ids.content : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {children}
      </chakra.button>
      {Opened ? (
        <Opened
          key={opening.times}
          ids={ids}
          open={opening.isOpen}
          defaultHighlightedValue={opening.highlighted}
          positioning={{ placement: 'bottom-end' }}
          choices={choices}
          onClose={close}
          onExitComplete={onExitComplete}
        />
      ) : null}
    </>
  );
};

/** What else can be done, behind three dots. */
export const MoreMenu = ({ label, choices }: { label: string; choices: readonly MenuChoice[] }) => (
  <ChoicesMenu choices={choices}>
    <IconButton icon="more" label={label} variant="line" css={{ '& svg': { strokeWidth: '2.5' } }} />
  </ChoicesMenu>
);
