CREATE TABLE "activations" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" integer NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"months" integer NOT NULL,
	"extra_months" integer NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"amount_grosz" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"promocode_id" integer,
	"discord" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"discord_name" text,
	"language" text NOT NULL,
	"cart" text NOT NULL,
	"active_subscription_id" integer,
	"active_expires_at" timestamp (3) with time zone,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"payment_url" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reserved_until" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_uid_unique" UNIQUE("uid"),
	CONSTRAINT "payments_provider_provider_order_id_unique" UNIQUE("provider","provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "promocode_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"promocode_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promocode_uses_promocode_id_user_id_unique" UNIQUE("promocode_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promocodes" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percentage" double precision NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promocodes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "discord_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "goq_from_months" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "discord_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "value_grosz" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "valued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_promocode_id_promocodes_id_fk" FOREIGN KEY ("promocode_id") REFERENCES "public"."promocodes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_promocode_id_promocodes_id_fk" FOREIGN KEY ("promocode_id") REFERENCES "public"."promocodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocode_uses" ADD CONSTRAINT "promocode_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_user_id_created_at_index" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_plan_id_reserved_until_index" ON "payments" USING btree ("plan_id","reserved_until");--> statement-breakpoint
UPDATE "plans" SET "discord_included" = true WHERE "name" IN ('vip', 'me_vip');--> statement-breakpoint
UPDATE "plans" SET "goq_from_months" = 6 WHERE "name" IN ('premium', 'vip');--> statement-breakpoint
UPDATE "plans" SET "goq_from_months" = 1 WHERE "name" = 'me_vip';
