import { mailSettings, replyingCases } from '../../inbox-suite/replying.ts';
import { selectingCases } from '../../inbox-suite/selecting.ts';
import { workingCases } from '../../inbox-suite/working.ts';
import { test } from '../inbox-test.ts';

// Not with the stand-in either: see library-screens.spec.ts.
test.describe('selecting', () => selectingCases(test));
test.describe('work', () => workingCases(test));
test.describe('replying', () => {
  test.use({ serverSettings: mailSettings });
  replyingCases(test);
});
