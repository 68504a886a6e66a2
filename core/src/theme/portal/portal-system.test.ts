import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultConditions } from '@chakra-ui/react/preset-base';
import { expect, test } from 'vitest';
import { portalSystem } from './portal-system.ts';

const styled = ['core/src/admin-portal', 'core/src/theme', 'core/src/ui', 'desktop-admin/src/renderer'];

/** In the sources as a property of a style, `_hover: `, or of an element, `_hover={`. */
const namedConditions = (): readonly string[] =>
  styled.flatMap((folder) => {
    const root = fileURLToPath(new URL(`../../../../${folder}/`, import.meta.url));
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(root + file, 'utf8').match(/\b_[a-z]\w*(?=[:=])/gi) ?? [])
      .filter((name) => name.slice(1) in defaultConditions);
  });

test('the portal has the conditions of Chakra that its styles name, and no others', () => {
  const known = portalSystem.conditions.keys().filter((name) => name.startsWith('_'));
  expect([...new Set(namedConditions())].sort()).toEqual([...known].sort());
});
