import { createIcon } from '../../../ui/index.ts';
import { iconPaths } from './icon-paths.ts';

export const Icon = createIcon(iconPaths);
