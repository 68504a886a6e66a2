/** Something that is still on its way, could not be fetched, or has arrived. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; value: T };
