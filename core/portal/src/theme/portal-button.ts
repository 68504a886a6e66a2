import { defineRecipe } from '@jeweler/core/theme/definitions';

/** Portal button, 44 px: outlined, `solid` (one per view) or `bare`; `done` indicates success. */
export const portalButtonRecipe = defineRecipe({
  className: 'portal-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    px: '4',
    borderWidth: '1px',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    color: 'admin.fg',
    fontSize: 'nav',
    fontWeight: 'medium',
    lineHeight: 'snug',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'quick',
    transitionTimingFunction: 'out',
    _hover: { _enabled: { bg: 'admin.sunken' } },
    _disabled: { borderColor: 'admin.rule', color: 'admin.quiet', cursor: 'default' },
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
  variants: {
    variant: {
      line: {},
      solid: {
        bg: 'admin.solid',
        borderColor: 'admin.solid',
        color: 'admin.onSolid',
        _hover: { _enabled: { bg: 'admin.solid', opacity: '.9' } },
        _disabled: { bg: 'admin.sunken', borderColor: 'admin.rule', color: 'admin.quiet' },
      },
      bare: { borderColor: 'transparent', _disabled: { borderColor: 'transparent' } },
    },
    /** Briefly after the action has succeeded. */
    done: { true: { color: 'admin.success', borderColor: 'currentColor' } },
    /** Contains only an icon. */
    square: { true: { width: 'target', px: '0', flex: 'none' } },
  },
  defaultVariants: { variant: 'line' },
});
