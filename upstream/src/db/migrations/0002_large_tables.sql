CREATE INDEX "payments_unclaimed" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'pending' and "payments"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "payments_claimed" ON "payments" USING btree ("plan_id") WHERE "payments"."status" = 'pending' and "payments"."claimed_at" is not null;--> statement-breakpoint
CREATE INDEX "tip_images_tip_id_index" ON "tip_images" USING btree ("tip_id");--> statement-breakpoint
CREATE INDEX "tip_matches_tip_id_index" ON "tip_matches" USING btree ("tip_id");--> statement-breakpoint
CREATE INDEX "tips_active" ON "tips" USING btree ("date") WHERE "tips"."tip_status" = 'tip_active';