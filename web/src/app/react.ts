// For the entry, which gets by without the bundler's helper for CommonJS: one request less before the page is shown.
import 'react-dom/client';
