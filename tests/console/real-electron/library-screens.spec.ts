import { findingCases } from '../../library-suite/finding.ts';
import { quickLookCases } from '../../library-suite/quick-look.ts';
import { test } from '../console-test.ts';

// The console does not change these screens. With the stand-in they would repeat the portal's own tests in
// the same Chromium; Electron has a different one.
test.describe('finding files', () => findingCases(test));
test.describe('the quick look', () => quickLookCases(test));
