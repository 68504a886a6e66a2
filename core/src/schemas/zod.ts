import { z } from 'zod';

// Otherwise zod tries whether it may compile code, and the site's policy reports every such attempt.
z.config({ jitless: true });

export { z };
