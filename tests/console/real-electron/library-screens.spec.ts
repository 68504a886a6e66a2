import { findingCases } from '../../library-suite/finding.ts';
import { quickLookCases } from '../../library-suite/quick-look.ts';
import { test } from '../console-test.ts';

// Of these screens the console adds nothing. In the stand-in they would be what the portal's own cases have shown in the
// same Chromium; Electron brings another one.
test.describe('finding files', () => findingCases(test));
test.describe('the quick look', () => quickLookCases(test));
