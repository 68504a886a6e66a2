import { createQueryClient } from '@jeweler/core/ui';

/** What this page has fetched; loaded with the first part that fetches. */
export const queryClient = createQueryClient();

// For what is fetched again when the page is shown again.
queryClient.mount();
