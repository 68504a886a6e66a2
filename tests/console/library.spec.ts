import { copyingCases } from '../library-suite/copying.ts';
import { downloadingCases } from '../library-suite/downloading.ts';
import { livingCases } from '../library-suite/living.ts';
import { test } from './console-test.ts';

test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
test.describe('a folder that lives', () => livingCases(test));
