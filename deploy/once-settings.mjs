// Loaded before every Node program in the image (NODE_OPTIONS): mail settings under the names that ONCE, the installer of
// 37signals, gives them. What is set under the names of docs/configuration.md counts more.
const { env } = process;

if (env.SMTP_ADDRESS && !env.SMTP_URL) {
  const port = env.SMTP_PORT || '587';
  const user = [env.SMTP_USERNAME, env.SMTP_PASSWORD].filter(Boolean).map(encodeURIComponent).join(':');
  env.SMTP_URL = `${port === '465' ? 'smtps' : 'smtp'}://${user && `${user}@`}${env.SMTP_ADDRESS}:${port}`;
  env.MAIL_FROM ||= env.MAILER_FROM_ADDRESS;
  // ONCE asks for one address.
  env.NOTIFY_EMAIL ||= env.MAILER_FROM_ADDRESS;
}
