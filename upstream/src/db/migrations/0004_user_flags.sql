ALTER TABLE "users" DROP COLUMN "show_mevip_sub_info";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "limited_applied";