ALTER TABLE "promocodes" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_amount_grosz_id_index" ON "payments" USING btree ("amount_grosz","id");--> statement-breakpoint
CREATE INDEX "payments_status_id_index" ON "payments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payments_paid_at_id_index" ON "payments" USING btree ("paid_at" DESC NULLS LAST,"id" DESC NULLS LAST);