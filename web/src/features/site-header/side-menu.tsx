import { phoneHref } from '@jeweler/core/business';
import { useId } from 'react';
import { styled } from '#styled-system/jsx';
import { ButtonAnchor } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Brand } from '../../components/brand.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { WindowDialog } from '../../components/layout/window-dialog.tsx';
import { Link } from '../../components/link.tsx';
import { Label } from '../../components/text/label.tsx';
import { sideMenuOf } from '../../content/menus.ts';
import { sideMenuLinks } from '../../content/side-menu.ts';
import { useCategories, useOpeningHours } from '../../data/use-catalogue.ts';
import { useContact } from '../../data/use-shop.ts';
import { useSideMenu } from './use-side-menu.ts';

const Panel = styled(WindowDialog, {
  base: {
    inset: '0 auto 0 0',
    width: 'min(100vw - 3rem, 25rem)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps the sticky head from covering a focused link.
    scrollPaddingTop: 'clamp(1rem, {spacing.room}, 5rem)',
    bg: 'bg.raised',
    translate: '-100% 0',
    // Browsers without discrete transitions open and close it without animation.
    transition:
      'translate {durations.slow} {easings.out}, display {durations.slow}, overlay {durations.slow}',
    transitionBehavior: 'allow-discrete',
    // A popover before hydration, a modal dialog afterwards.
    '&:is(:popover-open, [open])': {
      translate: '0 0',
      _starting: { translate: '-100% 0' },
    },
    _backdrop: { bg: 'scrim.overlay' },
  },
});

// Fills the dialog, so that only a click on the backdrop has the dialog itself as its target.
const Content = styled('div', { base: { display: 'flex', flexDirection: 'column', minHeight: 'full' } });

const Head = styled('div', {
  base: {
    position: 'sticky',
    top: 'min(0px, {spacing.room})',
    zIndex: 'sheet',
    bg: 'bg.raised',
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '4rem',
    paddingLeft: '5',
    paddingRight: '2',
    borderBottom: '1px solid {colors.rule}',
  },
});

const Group = styled('div', {
  base: { paddingTop: '6', paddingInline: '5', paddingBottom: '4', borderBottom: '1px solid {colors.rule}' },
});

const MenuLink = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.875rem',
    textUnderlineOffset: '.36em',
    textDecorationColor: 'ornament',
    _hover: { textDecorationLine: 'underline' },
  },
  variants: {
    size: {
      normal: {},
      large: { textStyle: 'h3', lineHeight: '1.25', fontSize: '1.625rem', minHeight: 'field' },
    },
  },
  defaultVariants: { size: 'normal' },
});

/**
 * The button and the menu it opens, which replaces both navigations below the `nav` breakpoint. The menu is
 * in the server's HTML and opens as a popover without JavaScript and before hydration; afterwards it is a
 * modal dialog, which traps the focus and makes the page inert. The browser closes both on Escape and
 * restores the focus.
 */
export const SideMenu = () => {
  const id = useId();
  const { toggle, menu, close } = useSideMenu();
  return (
    <>
      <IconButton
        {...toggle}
        icon="menu"
        label="Open menu"
        aria-haspopup="dialog"
        popoverTarget={id}
        css={{ display: { nav: 'none' }, marginInline: '-.75rem' }}
      />
      <Panel {...menu} id={id} popover="auto" aria-label="Menu">
        <MenuContent id={id} onClose={close} />
      </Panel>
    </>
  );
};

const MenuContent = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const contact = useContact();
  return (
    <Content>
      <Head>
        <Brand room="menu" />
        <IconButton
          icon="close"
          label="Close menu"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onClose}
        />
      </Head>
      <nav aria-label="Menu">
        <Group>
          <ul>
            {sideMenuLinks.map(({ label, href }) => (
              <li key={href}>
                <MenuLink to={href} size="large">
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </Group>
        {sideMenuOf(useCategories()).map(({ title, links }) => (
          <Group key={title}>
            <Label as="h2" css={{ marginBottom: '1' }}>
              {title}
            </Label>
            <styled.ul
              css={{
                display: 'grid',
                gridTemplateColumns: links.length > 4 ? '1fr 1fr' : '1fr',
                columnGap: '4',
              }}
            >
              {links.map(({ label, href }) => (
                <li key={href}>
                  <MenuLink to={href}>{label}</MenuLink>
                </li>
              ))}
            </styled.ul>
          </Group>
        ))}
      </nav>
      <styled.div css={{ marginTop: 'auto', paddingTop: '6', paddingInline: '5', paddingBottom: '8' }}>
        <ButtonAnchor href={phoneHref(contact)} wide>
          <Icon name="phone" />
          {contact.phone.display}
        </ButtonAnchor>
        {useOpeningHours().map(({ label, text }) => (
          <styled.p key={label} css={{ marginTop: '4', textStyle: 'small', color: 'fg.quiet' }}>
            {label}: {text}
          </styled.p>
        ))}
      </styled.div>
    </Content>
  );
};
