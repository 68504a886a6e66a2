import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { skeletonRecipe } from '@jeweler/core/theme/definitions';

/** A surface on the canvas with a 1 px border; cards are never nested. */
export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'title'],
  base: {
    root: {
      bg: 'admin.panel',
      border: 'rule',
      borderRadius: 'admin',
      minWidth: '0',
    },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '3.25rem',
      px: 'panel',
      py: '3',
      borderBottom: 'rule',
    },
    title: { fontSize: 'body', fontWeight: 'strong', lineHeight: 'snug' },
  },
});

/** Centered in the place of a list that has nothing to show. */
export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'content', 'description'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      minHeight: 'full',
      px: '5',
      textAlign: 'center',
      color: 'admin.quiet',
    },
    content: { display: 'grid', justifyItems: 'center', gap: '4' },
    description: { maxWidth: '26rem' },
  },
});

/** A small label with a background: a type, a count. Does not change the case of its text. */
export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '1.375rem',
    px: '.4rem',
    borderRadius: '2px',
    bg: 'admin.sunken',
    color: 'admin.quiet',
    fontSize: 'micro',
    fontWeight: 'strong',
    lineHeight: '1.2',
    letterSpacing: '.06em',
    maxWidth: 'full',
    // Between words only.
    overflowWrap: 'normal',
  },
});

/** Placeholder with a slow shimmer, in the shape of the content to come. */
export const portalSkeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    ...skeletonRecipe.base,
    height: '.875rem',
    borderRadius: '2px',
    bg: 'linear-gradient(100deg, {colors.admin.sunken} 40%, {colors.admin.rule} 50%, {colors.admin.sunken} 60%) 0 0 / 300% 100%',
  },
});

/** A spinning ring; say beside it what is loading. */
export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    border: '2px solid',
    borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
    borderTopColor: 'currentColor',
    borderRadius: 'full',
    animation: 'turn 900ms linear infinite',
    // Forced colors would give all of its edges one color, and nothing would seem to turn.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
});

/** What happened, beside the icon of its status. */
export const alertRecipe = defineSlotRecipe({
  className: 'alert',
  slots: ['root', 'indicator', 'description'],
  base: {
    root: { display: 'flex', gap: '3' },
    indicator: { flex: 'none', marginTop: '1px' },
    // With icon and gap as wide as a paragraph.
    description: { minWidth: '0', maxWidth: 'calc({sizes.measure} - 2rem)' },
  },
  variants: {
    status: {
      success: { indicator: { color: 'admin.success' } },
      info: { indicator: { color: 'admin.accent' } },
      warning: { indicator: { color: 'admin.warning' } },
      error: { indicator: { color: 'admin.error' } },
    },
  },
});
