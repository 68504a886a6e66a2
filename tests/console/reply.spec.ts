import { mailSettings, replyingCases } from '../inbox-suite/replying.ts';
import { test } from './inbox-test.ts';

test.use({ serverSettings: mailSettings });

replyingCases(test);
