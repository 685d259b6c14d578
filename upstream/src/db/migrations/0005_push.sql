CREATE TABLE "devices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"device_type" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "sent_pushes" (
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_pushes_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_pushes" ADD CONSTRAINT "sent_pushes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_user_id_seen_at_index" ON "devices" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "devices_seen_at_index" ON "devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sent_pushes_sent_at_index" ON "sent_pushes" USING btree ("sent_at");