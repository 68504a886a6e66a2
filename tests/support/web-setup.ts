import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Waiting ends as soon as the text is there; a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
