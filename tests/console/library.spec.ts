import { copyingCases } from '../library-suite/copying.ts';
import { downloadingCases } from '../library-suite/downloading.ts';
import { focusingCases } from '../library-suite/focusing.ts';
import { livingCases } from '../library-suite/living.ts';
import { selectingCases } from '../library-suite/selecting.ts';
import { test } from './console-test.ts';

test.describe('selecting files', () => selectingCases(test));
test.describe('keeping the focus', () => focusingCases(test));
test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
test.describe('a folder that lives', () => livingCases(test));
