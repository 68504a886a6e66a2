import { copyingCases } from '../../library-suite/copying.ts';
import { downloadingCases } from '../../library-suite/downloading.ts';
import { test } from '../console-test.ts';

// Of the portal's own screens, which the console does not change, what ends in the system: its clipboard and its files.
test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
