import { type Migration, sql } from 'kysely';

/**
 * Adds the mailbox of mails that anybody can cause, by which they are counted, and the consent that an
 * unsubscribed address was given in the form, until its owner confirms it.
 */
export const mailLimits: Migration = {
  async up({ schema }) {
    await schema.alterTable('outbox').addColumn('mailbox_key', 'text').execute();
    // Partial, because every index slows down storing a submission.
    await schema
      .createIndex('outbox_by_mailbox')
      .on('outbox')
      .columns(['mailbox_key', 'created_at'])
      .where(sql.ref('mailbox_key'), 'is not', null)
      .execute();
    await schema.alterTable('subscribers').addColumn('return_consent_text', 'text').execute();
    await schema.alterTable('subscribers').addColumn('return_consent_at', 'text').execute();
    await schema
      .alterTable('subscribers')
      .addColumn('return_submission_id', 'integer', (column) =>
        column.references('submissions.id').onDelete('set null'),
      )
      .execute();
    await schema
      .createIndex('subscribers_by_return_submission')
      .on('subscribers')
      .column('return_submission_id')
      .where(sql.ref('return_submission_id'), 'is not', null)
      .execute();
  },
};
