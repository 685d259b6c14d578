ALTER TABLE "subscriptions" ADD COLUMN "discord_grosz" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discord_valued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discord_valued_until" timestamp (3) with time zone;