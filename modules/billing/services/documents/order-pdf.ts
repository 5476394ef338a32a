import { isUuid } from '#kernel/uuid.ts';
import { pdfDocument } from '#server/documents/pdf-document.ts';
import type { Scope } from '#server/scope.ts';
import type { DocumentKind } from '../../domain/order-document.ts';
import { orderDocument } from '../../repositories/order-documents.ts';
import { lineViews } from '../checkout/quote-view.ts';
import { invoiceBlocks, receiptBlocks } from './order-blocks.ts';

interface OrderPdf {
  /** The name of the downloaded file, which stays on a shared device: nothing about health. */
  readonly fileName: string;
  readonly body: Buffer;
}

/**
 * The invoice of the patient's own order, or its itemized receipt once it is paid, as a PDF file. Created for each
 * request and not stored. Null when there is none.
 */
export const orderPdf = async (
  scope: Scope,
  userId: string,
  { orderId, kind }: { readonly orderId: string; readonly kind: DocumentKind },
): Promise<OrderPdf | null> => {
  if (!isUuid(orderId)) return null;
  const found = await orderDocument(scope.read, { orderId, userId });
  if (!found || (kind === 'receipt' && found.paidAt === null)) return null;
  const order = {
    ...found,
    lines: lineViews(found.lines),
  };
  const isInvoice = kind === 'invoice';
  const title = `${isInvoice ? 'Invoice' : 'Receipt'} ${order.invoiceNumber}`;
  const { SELLER_ADDRESS: seller } = scope.settings;
  const blocks = isInvoice ? invoiceBlocks(order, seller) : receiptBlocks(order, seller);
  return {
    fileName: `${kind}-${order.invoiceNumber}.pdf`,
    body: await pdfDocument(blocks, title, scope.clock.now()),
  };
};
