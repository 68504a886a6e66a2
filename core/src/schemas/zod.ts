import { z } from 'zod';

// Otherwise zod tests whether it may compile code, and every test is reported as a violation of the site's
// Content Security Policy.
z.config({ jitless: true });

export { z };
