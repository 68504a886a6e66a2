/** A short message after something happened. `error` is destructive and stays until closed. */
export interface Notice {
  tone: 'success' | 'error';
  title: string;
  description?: string;
}
