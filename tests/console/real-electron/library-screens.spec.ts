import { copyingCases } from '../../library-suite/copying.ts';
import { downloadingCases } from '../../library-suite/downloading.ts';
import { findingCases } from '../../library-suite/finding.ts';
import { focusingCases } from '../../library-suite/focusing.ts';
import { livingCases } from '../../library-suite/living.ts';
import { quickLookCases } from '../../library-suite/quick-look.ts';
import { selectingCases } from '../../library-suite/selecting.ts';
import { test } from '../console-test.ts';

// The console does not change these screens. With the stand-in they would repeat the portal's own tests in
// the same Chromium; Electron has a different one.
test.describe('finding files', () => findingCases(test));
test.describe('selecting files', () => selectingCases(test));
test.describe('keeping the focus', () => focusingCases(test));
test.describe('the quick look', () => quickLookCases(test));
test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
test.describe('a folder that lives', () => livingCases(test));
