import { createIcon } from '@jeweler/core/ui';
import { iconPaths } from './icon-paths.ts';

export const Icon = createIcon(iconPaths);
