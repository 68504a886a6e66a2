// Imported by the entry in place of react-dom, so that the entry needs no CommonJS helper from the bundler:
// one request fewer before the page is shown.
import 'react-dom/client';
