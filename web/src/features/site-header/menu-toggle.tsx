import { type MouseEvent, Suspense, useState } from 'react';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { lazyPart } from '../../components/lazy/lazy-part.tsx';
import { fromNav, withoutScripts } from './from-nav.ts';

const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);

/** Opens the side menu, which stands in for both navigations below the `nav` breakpoint. */
export const MenuToggle = () => {
  const [open, setOpen] = useState(false);
  // Once opened it stays, so that closing can be seen.
  const [opened, setOpened] = useState(false);
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves a clicked button without focus; the menu gives focus back to what had it.
    currentTarget.focus();
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="menu"
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        onPointerEnter={SideMenu.preload}
        onFocus={SideMenu.preload}
        css={{ [fromNav]: { display: 'none' }, [withoutScripts]: { display: 'none' } }}
        marginInline="-.75rem"
      />
      <Suspense fallback={null}>
        {opened ? <SideMenu open={open} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
};
