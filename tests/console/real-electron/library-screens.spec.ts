import { copyingCases } from '../../library-suite/copying.ts';
import { downloadingCases } from '../../library-suite/downloading.ts';
import { selectingCases } from '../../library-suite/selecting.ts';
import { test } from '../console-test.ts';

// The console does not change these screens. With the stand-in they would repeat the portal's own tests in
// the same Chromium; Electron has a different one, and its own clipboard, keys and saving.
test.describe('selecting files', () => selectingCases(test));
test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
