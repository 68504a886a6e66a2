import { defineSlotRecipe } from '@chakra-ui/react';
import { toastRecipe } from '@jeweler/core/theme/definitions';
import { chosenStyle } from '../chosen.ts';

/** Full screen on phones, a panel over the screen elsewhere. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title'],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 'dialog', bg: 'scrim.overlay' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      // On phones, a grid would be only as high as the window, and taller content would overflow the card.
      display: { base: 'block', md: 'grid' },
      placeItems: 'center',
      overflow: 'auto',
      p: { base: '0', md: '6' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: { base: '100dvh', md: '0' },
      maxHeight: { md: 'full' },
      overflow: { md: 'auto' },
      bg: 'admin.panel',
      color: 'admin.fg',
      border: { md: 'rule' },
      borderRadius: { md: 'admin' },
      outline: 'none',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '3.5rem',
      paddingLeft: { base: '4', lg: '5' },
      paddingRight: '2',
      py: '1',
      borderBottom: 'rule',
    },
    title: {
      fontSize: 'body',
      fontWeight: 'strong',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      minWidth: '0',
    },
  },
  variants: {
    size: {
      md: { content: { width: { base: 'full', md: 'min(100%, 40rem)' } } },
      xl: { content: { width: { base: 'full', md: 'min(100%, 72rem)' } } },
      cover: { content: { width: 'full', height: { lg: 'calc(100dvh - 3rem)' } } },
    },
  },
  defaultVariants: { size: 'xl' },
});

/** The dropdown of a menu: its commands below each other, each 44 px high. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item'],
  base: {
    content: {
      minWidth: '12rem',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      py: '1',
      bg: 'admin.panel',
      border: '1px solid',
      borderColor: 'admin.control',
      borderRadius: 'admin',
      outline: 'none',
      // Above the dialog that its button may stand in, which comes earlier in the page.
      zIndex: 'dialog',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      px: '4',
      // Between those of two lines.
      py: '1',
      cursor: 'pointer',
      _highlighted: { bg: 'admin.sunken', ...chosenStyle },
      _disabled: { color: 'admin.quiet', cursor: 'default' },
      '&:focus-visible': { outline: 'none' },
    },
  },
});

/** A toast at the bottom of every screen (SPEC section 2); dark in both color schemes. */
export const portalToastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      ...toastRecipe.base,
      borderRadius: 'admin',
      // Dark on dark needs an outline.
      _dark: { outline: '1px solid {colors.ink.700}' },
    },
    title: { fontWeight: 'strong', lineHeight: 'snug' },
    description: { marginTop: '1', fontSize: 'small', lineHeight: '1.45', color: 'bone.300' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      marginBlock: '-2',
      marginRight: '-2',
      borderRadius: 'admin',
      cursor: 'pointer',
      _hover: { bg: 'ink.800' },
      _focusVisible: { outlineColor: 'gold.300' },
    },
    actionTrigger: {
      minHeight: 'target',
      marginBottom: '-2',
      marginRight: '5',
      color: 'gold.300',
      fontWeight: 'strong',
      textDecoration: 'underline',
      textUnderlineOffset: '.3em',
      cursor: 'pointer',
      _focusVisible: { outlineColor: 'gold.300' },
    },
  },
});
