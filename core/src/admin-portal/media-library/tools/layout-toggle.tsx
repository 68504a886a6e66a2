import { chakra } from '@chakra-ui/react';
import { Icon } from '../../components/icon.tsx';
import type { LibraryView } from '../files/library-view.ts';

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    overflow: 'hidden',
  },
});

const Choice = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: '2.625rem',
    color: 'admin.quiet',
    cursor: 'pointer',
    _pressed: { bg: 'admin.solid', color: 'admin.onSolid' },
    '& svg': { width: '1.125rem', height: '1.125rem' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-pressed=true]:focus-visible': { outlineColor: 'admin.onSolid' },
  },
});

interface LayoutToggleProps {
  layout: LibraryView['layout'];
  onChange: (layout: LibraryView['layout']) => void;
}

/** Grid or list. */
export const LayoutToggle = ({ layout, onChange }: LayoutToggleProps) => (
  <Group role="group" aria-label="View">
    {(['grid', 'list'] as const).map((each) => {
      const label = each === 'grid' ? 'Grid view' : 'List view';
      return (
        <Choice
          key={each}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={layout === each}
          onClick={() => onChange(each)}
        >
          <Icon name={each} />
        </Choice>
      );
    })}
  </Group>
);
