import { copyingCases } from '../../library-suite/copying.ts';
import { downloadingCases } from '../../library-suite/downloading.ts';
import { findingCases } from '../../library-suite/finding.ts';
import { livingCases, severalWindowsCases } from '../../library-suite/living.ts';
import { quickLookCases } from '../../library-suite/quick-look.ts';
import { selectingCases } from '../../library-suite/selecting.ts';
import { test } from '../support/library-test.ts';

test.describe('finding files', () => findingCases(test));
test.describe('selecting files', () => selectingCases(test));
test.describe('copying', () => copyingCases(test));
test.describe('downloading', () => downloadingCases(test));
test.describe('a folder that lives', () => livingCases(test));
test.describe('several tabs', () => severalWindowsCases(test));
test.describe('the quick look', () => quickLookCases(test));
