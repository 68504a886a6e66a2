import { selectingCases } from '../../inbox-suite/selecting.ts';
import { test } from '../inbox-test.ts';

// Not with the stand-in either: see library-screens.spec.ts.
test.describe('selecting', () => selectingCases(test));
