ALTER TABLE "tips" ADD COLUMN "begins_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "tips" SET "begins_at" = least(
  "date", (SELECT min("tip_matches"."date") FROM "tip_matches" WHERE "tip_matches"."tip_id" = "tips"."id")
);
--> statement-breakpoint
ALTER TABLE "tips" ALTER COLUMN "begins_at" SET NOT NULL;
