import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { chosenStyle } from '../../theme/index.ts';
import type { Setting, SettingsGroup } from './settings-groups.tsx';

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  px: '3',
  borderRadius: 'admin',
  _hover: { bg: 'admin.sunken' },
  '&[aria-current]': {
    bg: 'admin.sunken',
    boxShadow: { base: 'inset 0 -2px 0 {colors.admin.accent}', lg: 'inset 2px 0 0 {colors.admin.accent}' },
    ...chosenStyle,
  },
} as const;
const Entry = chakra(Link, { base: entryStyle });

interface SettingsIndexProps {
  groups: readonly SettingsGroup[];
  shown: readonly Setting[];
}

/** The groups, and in wide windows what each of them has. */
export const SettingsIndex = ({ groups, shown }: SettingsIndexProps) => (
  <chakra.nav aria-label="Settings" position={{ lg: 'sticky' }} top="calc(var(--nav-height) + 1.5rem)">
    <chakra.ul display={{ base: 'flex', lg: 'grid' }} flexWrap="wrap" gap={{ base: '1', lg: '4' }}>
      {groups.map(({ title, settings }) => (
        <li key={title}>
          <Entry
            to={`#${settings[0]?.id}`}
            fontWeight="strong"
            aria-current={settings.some((each) => shown.includes(each)) || undefined}
          >
            {title}
          </Entry>
          <chakra.ul hideBelow="lg">
            {settings.map(({ id, title }) => (
              <li key={id}>
                <Entry to={`#${id}`} color="admin.quiet" fontSize="small" minHeight="8">
                  {title}
                </Entry>
              </li>
            ))}
          </chakra.ul>
        </li>
      ))}
    </chakra.ul>
  </chakra.nav>
);
