export * from './admin.ts';
export * from './admin-events.ts';
export * from './api-error.ts';
export * from './catalogue.ts';
export { createHttpClient, type HttpClient } from './http-client.ts';
export * from './submissions.ts';
export * from './wheel-popup.ts';
